CREATE TABLE "download_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"platform" text NOT NULL,
	"userAgent" text NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"emailSent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL
);
