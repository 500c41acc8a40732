import { DRINK } from '../../sessions/fuel.js'
import type { Fuel } from '../../types.js'
import type { MainSetWords } from '../words.js'

export function fuelNote({ least, most }: Fuel): string {
  return `Fuel: ${carbohydrate(least, most)}. Drink to thirst, never more: for most that is ${DRINK.least}-${DRINK.most} ml an hour. Start low, and stop if your stomach says so.`
}

function carbohydrate(least: number, most: number): string {
  if (least === most) return `about ${least} g of carbohydrate an hour`
  if (most <= 60) return `${least}-${most} g of carbohydrate an hour`
  return `${least} g of carbohydrate an hour, up to ${most} g of glucose and fructose once you have practised it for two weeks`
}

export function mainSet({ name, purpose, main, previous, previousWeek }: MainSetWords): string {
  if (main === '') return purpose
  const last = previousWeek > 0 ? `; ${previous === main ? 'the same as' : previous} in week ${previousWeek}` : ''
  return `${name}, ${main}${last}. ${purpose}`
}
