import { GENERAL_FLASH_SWING } from '@overtone/domain/safety/flash-limits';
import {
  BLUE_NET,
  GREEN_NET,
  NET_ERROR,
  type NetChannel,
  PLACE_ERROR,
  PLACES,
  RED_NET,
} from './background-net.ts';
import type { WatchedSignals } from './change-record.ts';
import { emptyTint, fillTint, lightUnder } from './place-tint.ts';

const tint = emptyTint();
const red = new Float64Array(RED_NET.levels.length);
const green = new Float64Array(GREEN_NET.levels.length);
const blue = new Float64Array(BLUE_NET.levels.length);

function fillChannel(into: Float64Array, channel: 0 | 1 | 2, net: NetChannel): void {
  for (let i = 0; i < into.length; i += 1) {
    into[i] = net.weight * lightUnder(tint, channel, net.levels[i]!);
  }
}

/**
 * The relative luminance of every background of the net at every watched place. What counts is so much smaller than a
 * flash's change that no background between the net's, and no place between those watched, makes one that is not counted.
 */
export const LUMINANCE_SIGNALS: WatchedSignals = {
  count: PLACES.length * red.length * green.length * blue.length,
  countedChange: GENERAL_FLASH_SWING - NET_ERROR - PLACE_ERROR,
  surelyCounted: GENERAL_FLASH_SWING + NET_ERROR + PLACE_ERROR,
  fill(values, frame) {
    let at = 0;
    for (const place of PLACES) {
      fillTint(tint, frame, place);
      fillChannel(red, 0, RED_NET);
      fillChannel(green, 1, GREEN_NET);
      fillChannel(blue, 2, BLUE_NET);
      for (let r = 0; r < red.length; r += 1) {
        for (let g = 0; g < green.length; g += 1) {
          const warm = red[r]! + green[g]!;
          for (let b = 0; b < blue.length; b += 1) values[at++] = warm + blue[b]!;
        }
      }
    }
  },
};
