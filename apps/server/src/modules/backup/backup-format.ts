import { z } from 'zod';

/** Marks the first and the last line; every line between holds a table's name, a tab and one row as JSON. */
export const MARK = '#';

/** First line of a backup. */
export const headerSchema = z.object({
  format: z.literal('overtone-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the program that wrote it. */
  program: z.string(),
  /** Hashes of the migrations that made the tables, oldest first. */
  migrations: z.array(z.string()),
  /** Tells whether two servers have the same secret key, and nothing else about it. */
  keyFingerprint: z.string(),
});

/** First line of a backup. */
export type BackupHeader = z.infer<typeof headerSchema>;

/** Last line of a backup: without it the file was cut off. */
export const footerSchema = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int().nonnegative()),
  /** SHA-256 of everything before this line. */
  sha256: z.string(),
});

/** Last line of a backup. */
export type BackupFooter = z.infer<typeof footerSchema>;
