CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"audience" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"people" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cursor" text,
	"whole_at" timestamp with time zone,
	"paid_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
CREATE INDEX "letters_created" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "letters_sending" ON "letters" USING btree ("started_at") WHERE "letters"."state" = 'sending';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_letter" ON "mails" USING btree ("letter_id","recipient") WHERE "mails"."letter_id" is not null;