CREATE INDEX "download_requests_email" ON "download_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_changes_sign_in" ON "email_changes" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_handovers_user" ON "sign_in_handovers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_handovers_sign_in" ON "sign_in_handovers" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "sign_in_handovers_expires" ON "sign_in_handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expires" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ups_expires" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_named" ON "verifications" USING gin (regexp_split_to_array("value", '[^A-Za-z0-9_-]+'));--> statement-breakpoint
CREATE INDEX "mails_subscriber" ON "mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "mails_download_request" ON "mails" USING btree ("download_request_id");--> statement-breakpoint
CREATE INDEX "mails_sent" ON "mails" USING btree ("sent_at") WHERE "mails"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "personalization_reservations_reserved" ON "personalization_reservations" USING btree ("reserved_at");