CREATE TABLE "gone_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed_account" text NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gone_sign_ins_until" ON "gone_sign_ins" USING btree ("kept_until");