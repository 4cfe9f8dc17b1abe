export type Step = {
  name: string
  kind: 'check' | 'vitest' | 'playwright'
  report?: string
  commands: string[][]
  minutes: number
  writes?: string
}
export declare const steps: readonly Step[]
export declare const proofSteps: readonly Step[]
export declare function chosenSteps(args: readonly string[]): readonly Step[]
