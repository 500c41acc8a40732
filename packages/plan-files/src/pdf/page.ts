import { GREY, LINE, MARGIN } from './look.js'
import { type Pen, write } from './pen.js'

/** Starts a page and puts its foot: the plan's name and the number of the page. */
export function newPage(pen: Pen, foot: { name: string; page: number }) {
  pen.doc.addPage()
  const y = pen.height - MARGIN + 10
  const width = pen.width - 2 * MARGIN
  write(pen, foot.name, { x: MARGIN, y, size: 8, width: width - 60, colour: GREY, isOneLine: true })
  write(pen, String(foot.page), { x: MARGIN, y, size: 8, width, colour: GREY, align: 'right' })
}

/** A thin line from margin to margin. */
export function rule({ doc, width }: Pen, y: number) {
  doc
    .moveTo(MARGIN, y)
    .lineTo(width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
}

/** Where the foot begins. */
export const bottomOf = ({ height }: Pen): number => height - MARGIN
