CREATE INDEX "download_requests_time" ON "download_requests" USING btree ("timestamp","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_time" ON "newsletter_subscribers" USING btree ("timestamp","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");