/** How often the way between what is accepted and what is not is halved: to a millionth of it. */
const HALVINGS = 20;

/** What is looked for. */
export interface Wish {
  /** Where the value stands, and is accepted. */
  readonly from: number;
  readonly to: number;
  /** What is found where the wish itself is refused is a whole number of these, unless that lies behind `from`. */
  readonly step: number;
  readonly accepts: (value: number) => boolean;
}

/** The wish where it is accepted, else the last value on the way to it that is, so that what is dragged stops at a wall. */
export function nearestAccepted({ from, to, step, accepts }: Wish): number {
  if (accepts(to) || !accepts(from)) return to;
  let [good, bad] = [from, to];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (good + bad) / 2;
    if (accepts(middle)) good = middle;
    else bad = middle;
  }
  const round = to < from ? Math.ceil : Math.floor;
  const rounded = round(good / step) * step;
  const isOnTheWay = to < from ? rounded <= from : rounded >= from;
  return isOnTheWay && accepts(rounded) ? rounded : from;
}
