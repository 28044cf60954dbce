ALTER TABLE "subscription_grant" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
UPDATE "subscription_grant" SET "mailbox_hash" = "address_hash";--> statement-breakpoint
CREATE INDEX "subscription_grant_mailbox" ON "subscription_grant" USING btree ("mailbox_hash","mailed_at");
