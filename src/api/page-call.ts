import { fromPromise } from 'xstate'

type Question<TInput> = { input: TInput; signal: AbortSignal }

/**
 * A call of a machine that lives as long as its page. Called off it ends never: React's StrictMode stops such a machine and starts it anew
 * with what it held, and the end of the first call would pass for that of the second.
 */
export const pageCall = <TOutput, TInput>(call: (question: Question<TInput>) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const isCalledOff = new Promise<never>(() => {})
    try {
      const answer = await call({ input, signal })
      return signal.aborted ? await isCalledOff : answer
    } catch (error) {
      if (signal.aborted) return isCalledOff
      throw error
    }
  })
