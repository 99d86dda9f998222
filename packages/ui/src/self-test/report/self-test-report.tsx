import type { EarlierTests } from '@overtone/domain/experiment/kept/earlier-tests';
import {
  type KeptTest,
  openedSeed,
  type TestState,
} from '@overtone/domain/experiment/kept/kept-test';
import { reportCsv, reportJson } from '@overtone/domain/experiment/report/report-files';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { NOT_MEDICAL_NOTE } from '@overtone/domain/safety/safety-note';
import { useMemo } from 'react';
import { Button } from '../../controls/button.tsx';
import { saveFile } from '../../files/save-file.ts';
import { datedWords } from '../moment-words.ts';
import { stimulusWords } from '../protocol-words.ts';
import { AnswersOnPaper } from './answers-on-paper.tsx';
import { AttentionTable } from './attention-table.tsx';
import { ChancePicture } from './chance-picture.tsx';
import { DifferencesPicture } from './differences-picture.tsx';
import { earlierNote } from './earlier-note.ts';
import { GuessesOverTime } from './guesses-over-time.tsx';
import { PairLines } from './pair-lines.tsx';
import { PairTable } from './pair-table.tsx';
import { ReportBounds } from './report-bounds.tsx';
import {
  lostByArm,
  type ProtocolFact,
  protocolFacts,
  reportSentences,
  type SealCheck,
  sessionsText,
} from './report-words.ts';
import { putBackNote, sessionNotes, sessionsOutOfOrder } from './session-notes.ts';
import { SessionTable } from './session-table.tsx';

export type { SealCheck };

/** What the report is given. */
export interface SelfTestReportProps {
  readonly test: KeptTest;
  /** Whether protocol and seed give the commitment (`opensSeal`). */
  readonly seal: SealCheck;
  /** Self-tests of the same question before it, as far as they are known. */
  readonly earlier: EarlierTests;
  /** Opens the browser's way of printing. */
  readonly onPrint: () => void;
}

/** By what names those who work with statistics know what was done. */
const METHOD_NAMES =
  'The numbers: an exact randomisation test of signed ranks (Wilcoxon, zeros after Pratt), the estimate of Hodges and Lehmann with the interval that this test gives, and Clopper and Pearson’s interval for guesses.';

const ON_PAPER: Readonly<Record<TestState['kind'], string>> = {
  running: 'A self-test sealed on',
  ended: 'A self-test that ended on',
  abandoned: 'A self-test that was stopped on',
};

/** Pairs up to which two sheets of paper have room to spare, and up to which they hold all answers beside the attention task. */
const PAPER_PAIRS = { roomy: 25, withTask: 40 } as const;

/** A self-test on one page: what came out in words, then in pictures, then all that is needed to work it out again. */
export function SelfTestReport({ test, seal, earlier, onPrint }: SelfTestReportProps) {
  const report = useMemo(() => reportOf(test), [test]);
  const [first, ...rest] = reportSentences(report, seal);
  const findings =
    seal !== 'broken' && 'findings' in report.verdict ? report.verdict.findings : null;
  // So few answers leave room on the second sheet: what the pictures are made of stands there as well.
  const hasTask = report.attention.length > 0;
  const hasRoom = findings !== null && !hasTask && report.pairs.length <= PAPER_PAIRS.roomy;
  const isOver = test.state.kind !== 'running';
  const [question, ...facts] = protocolFacts(test);
  const asked = `${question.name}: ${question.value}`;
  const name = `overtone-self-test-${new Date(test.createdAtMs).toISOString().slice(0, 10)}`;
  return (
    <article
      className="grid gap-8 print:gap-3 print:[--text-note--line-height:1.3]"
      aria-label="Self-test report"
    >
      <p className="hidden justify-between gap-4 border-b border-rule pb-1 text-note text-muted print:flex">
        <span>{NOT_MEDICAL_NOTE}</span>
        <span>
          {ON_PAPER[test.state.kind]}{' '}
          {datedWords(test.state.kind === 'running' ? test.createdAtMs : test.state.atMs)}
        </span>
      </p>
      {/* Across the sheet it takes a line; beside the picture it would take two. */}
      <p className="hidden text-note wrap-anywhere text-muted print:block">{asked}</p>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr] print:gap-x-8">
        <header className="grid content-start gap-3 print:gap-1.5">
          <hgroup className="grid gap-1">
            <h1 className="text-head tracking-display">
              A blind self-test of {stimulusWords(test.sealed.protocol.stimulus)}
            </h1>
            <p className="max-w-prose wrap-anywhere text-muted print:hidden">{asked}</p>
          </hgroup>
          <p className="max-w-[44rem] font-serif text-read print:text-base">{first}</p>
          {rest.map((sentence) => (
            <p key={sentence} className="max-w-prose print:text-note">
              {sentence}
            </p>
          ))}
        </header>
        {findings !== null && <DifferencesPicture pairs={report.pairs} findings={findings} />}
      </div>
      {findings !== null && (
        <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2 print:gap-4">
          <div className="md:col-span-2 print:col-span-2">
            <PairLines pairs={report.pairs} question={test.sealed.protocol.question} />
          </div>
          {/* Where every pair ties, luck could have given nothing else. */}
          {findings.equalPairs < report.pairs.length && (
            <ChancePicture pairs={report.pairs} findings={findings} />
          )}
          <GuessesOverTime pairs={report.pairs} findings={findings} />
        </div>
      )}
      {findings !== null && <AttentionTable report={report} />}
      {isOver && findings === null && seal === 'whole' && (
        <SessionTable sessions={report.sessions} />
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-1 print:gap-4">
        <section
          aria-label="How it was done"
          className={`grid content-start gap-3 break-inside-avoid print:gap-2 ${hasRoom ? 'print:break-before-page' : ''}`}
        >
          {hasRoom && (
            <p className="hidden border-b border-rule pb-1 text-note text-muted print:block">
              A blind self-test of {stimulusWords(test.sealed.protocol.stimulus)}, second sheet
            </p>
          )}
          <h2 className="label font-sans tracking-normal">How it was done</h2>
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-small sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-1 print:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] print:gap-x-4 print:gap-y-0.5 print:text-note">
            {[
              ...facts,
              { name: 'Sealed on', value: datedWords(test.createdAtMs) },
              ...(test.state.kind === 'running'
                ? []
                : [
                    {
                      name: test.state.kind === 'ended' ? 'Ended on' : 'Stopped on',
                      value: datedWords(test.state.atMs),
                    },
                  ]),
              earlierNote(earlier),
              { name: 'Sessions', value: sessionsText(report), isLong: true },
              ...(seal === 'whole' ? lostByArm(report) : []),
              ...sessionNotes(report.sessions),
              ...putBackNote(test),
            ].map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
            <Fact name="Commitment" value={test.sealed.commitment} isCode isLong />
            <Fact
              name="Seed"
              value={openedSeed(test) ?? (isOver ? 'lost' : 'sealed until the end')}
              isCode={openedSeed(test) !== null}
              isLong
            />
          </dl>
          {isOver && seal === 'whole' && (
            <p className="max-w-prose text-note text-muted print:max-w-none">
              The seal is intact: protocol and seed give the commitment made before the first
              session. It covers the protocol and the order, not your answers, which came later. To
              check it yourself, hash the field “sealedText” of the JSON file with SHA-256; “method”
              says how the seed gives the order.
              {findings !== null && ` ${METHOD_NAMES}`}
              {sessionsOutOfOrder(report.sessions).length > 0 &&
                ' Some times run backwards, as named above: a clock was set, or this record was changed. The seal cannot tell which.'}
            </p>
          )}
        </section>
        <ReportBounds hasVerdict={!isOver || findings !== null} />
      </div>
      {/* Two sheets hold no more than these; the CSV has all. */}
      {findings !== null && (!hasTask || report.pairs.length <= PAPER_PAIRS.withTask) && (
        <AnswersOnPaper pairs={report.pairs} isRoomy={hasRoom} />
      )}
      {findings !== null && <PairTable pairs={report.pairs} />}
      {isOver && (
        <p className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
          <Button onPress={onPrint}>Print this report</Button>
          <Button tone="quiet" onPress={() => saveFile(csvOf(test), `${name}.csv`)}>
            Every session as CSV
          </Button>
          <Button tone="quiet" onPress={() => saveFile(jsonOf(test), `${name}.json`)}>
            Everything as JSON
          </Button>
        </p>
      )}
    </article>
  );
}

interface FactProps extends ProtocolFact {
  readonly isCode?: boolean;
}

/** A fact; on paper two stand in a line, a long one alone. */
function Fact({ name, value, isCode = false, isLong = false }: FactProps) {
  return (
    <>
      <dt className={`text-muted ${isLong ? 'print:col-start-1' : ''}`}>{name}</dt>
      <dd
        className={`${isCode ? 'figure break-all text-note' : ''} ${isLong ? 'print:col-span-3' : ''}`}
      >
        {value}
      </dd>
    </>
  );
}

function csvOf(test: KeptTest): Blob {
  return new Blob([reportCsv(test)], { type: 'text/csv' });
}

function jsonOf(test: KeptTest): Blob {
  return new Blob([reportJson(test)], { type: 'application/json' });
}
