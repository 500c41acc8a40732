declare module 'fit-decoder' {
  type Decoder = {
    fit2json(file: ArrayBuffer): unknown
    parseRecords(raw: unknown): {
      records: { type: string; data: Record<string, string | number | Date> }[]
    }
  }
  const decoder: Decoder
  export default decoder
}
