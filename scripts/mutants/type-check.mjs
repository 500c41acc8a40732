import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Returns whether the compiler refuses a file of a package with another text: `npm test` checks types, so such a mistake
 * cannot land unnoticed.
 * @param {string} folder the package's
 * @returns {(file: string, text: string) => boolean}
 */
export function typeChecker(folder) {
  const path = join(folder, 'tsconfig.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  let changed = { file: '', text: '', version: 0 }
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    getCompilationSettings: () => ({ ...options, noEmit: true, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (file === changed.file ? `${changed.version}` : '0'),
    getScriptSnapshot: (file) => {
      const text = file === changed.file ? changed.text : ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
  const isRefused = (/** @type {string} */ file, /** @type {string} */ text) => {
    changed = { file, text, version: changed.version + 1 }
    return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].length > 0
  }
  return (file, text) => !isRefused(file, readFileSync(file, 'utf8')) && isRefused(file, text)
}
