import type { PairLaws, PulseLaw } from '../../rhythm/pulse-law.ts';
import { orderOf } from '../protocol/order.ts';
import type { Protocol } from '../protocol/protocol.ts';
import type { Place } from '../protocol/run.ts';
import type { Sha256Hex } from '../protocol/seal.ts';

/**
 * What the pulses of one session of a self-test follow: both kinds take the same work and the same way, so that nothing
 * but light and sound tells them apart. The intervals come from the seed, so that anybody can make them again at the end.
 *
 * @throws {RangeError} if the seed is none, or the order does not reach as far as the place.
 */
export async function sessionLaws(
  protocol: Protocol,
  seed: string,
  place: Place,
  sha256Hex: Sha256Hex,
): Promise<PairLaws> {
  const arms = orderOf(protocol, seed)[place.pair];
  if (arms === undefined) throw new RangeError(`Pair ${place.pair} has no order.`);
  const law = async (rhythm: 'slow' | 'fast'): Promise<PulseLaw> => {
    const text = `overtone-self-test-1 ${seed} ${place.pair} ${place.session} ${rhythm}`;
    const drawn = (await sha256Hex(text)).slice(0, 32);
    return { hasBeat: arms[place.session] === 'real', seed: drawn };
  };
  const [slow, fast] = await Promise.all([law('slow'), law('fast')]);
  return { slow, fast };
}
