// What a race takes at today's paces, in a CommonJS program: node node.cjs
const { formatFinishTime, predictFinish, RACE_PRESETS } = require('@tri/plan-engine')
const { PLAN_SCHEMA } = require('@tri/plan-engine/schema')

const paces = { swim: 125, bike: 18.5, run: 505 } // s per 100 m, miles an hour, s per mile
for (const [race, distances] of Object.entries(RACE_PRESETS))
  console.log(`${race}: ${formatFinishTime(predictFinish(distances, paces))}`)
console.log(`A plan has ${PLAN_SCHEMA.required.join(', ')}.`)
