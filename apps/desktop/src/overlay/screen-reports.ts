import type { OverlayReport } from '@overtone/engine/visual/overlay-messages';
import type { ScreenReport } from '../shell/events.ts';

/** What the light and the clock add to a report. */
export type ReportRest = Pick<
  ScreenReport,
  'globalHz' | 'centreHz' | 'clockErrorMs' | 'clockOffset'
>;

/** Gathers what the renderer says between two reports. */
export interface ScreenReports {
  take(report: OverlayReport): void;
  /** The report on everything since the last one. */
  next(rest: ReportRest): ScreenReport;
}

/** Reports of a renderer that has said nothing yet. */
export function screenReports(): ScreenReports {
  let found: Omit<ScreenReport, keyof ReportRest> = {
    refreshHz: null,
    isSteady: false,
    shownFrames: 0,
    droppedFrames: 0,
    unavailable: null,
  };
  return {
    take(report) {
      if (report.kind !== 'refresh') {
        found = { ...found, unavailable: report.kind === 'unavailable' ? report.reason : null };
        return;
      }
      const { refreshHz, isSteady, shownFrames, droppedFrames } = report;
      found = {
        ...found,
        refreshHz,
        isSteady,
        shownFrames: found.shownFrames + shownFrames,
        droppedFrames: found.droppedFrames + droppedFrames,
      };
    },
    next(rest) {
      const report = { ...found, ...rest };
      found = { ...found, shownFrames: 0, droppedFrames: 0 };
      return report;
    },
  };
}
