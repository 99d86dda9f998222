/** Ticks of a figure's time axis: the span it covers in ten parts. */
const TICKS = Array.from({ length: 11 }, (_, tick) => tick);

/** The rule under a figure, ticked at every tenth of the time it shows. */
export function TimeAxis() {
  return (
    <div aria-hidden className="flex justify-between border-t border-rule">
      {TICKS.map((tick) => (
        <span key={tick} className={`w-px bg-rule ${tick % 5 === 0 ? 'h-2' : 'h-1'}`} />
      ))}
    </div>
  );
}
