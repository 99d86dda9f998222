ALTER TABLE "installation" ALTER COLUMN "key_fingerprint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "payment_account" text;