import { DRINK } from '../../sessions/fuel.js'
import type { Fuel } from '../../types.js'
import type { MainSetWords } from '../words.js'

export function fuelNote({ least, most }: Fuel): string {
  return `Verpflegung: ${carbohydrate(least, most)}. Trink nach Durst, nie mehr: Für die meisten sind das ${DRINK.least}-${DRINK.most} ml pro Stunde. Fang mit wenig an und hör auf, wenn dein Magen es verlangt.`
}

function carbohydrate(least: number, most: number): string {
  if (least === most) return `etwa ${least} g Kohlenhydrate pro Stunde`
  if (most <= 60) return `${least}-${most} g Kohlenhydrate pro Stunde`
  return `${least} g Kohlenhydrate pro Stunde, bis zu ${most} g aus Glukose und Fruktose, sobald du es zwei Wochen geübt hast`
}

export function mainSet({ name, purpose, main, previous, previousWeek }: MainSetWords): string {
  if (main === '') return purpose
  const last = previousWeek > 0 ? `; ${previous === main ? 'wie' : previous} in Woche ${previousWeek}` : ''
  return `${name}, ${main}${last}. ${purpose}`
}
