ALTER TABLE "area" ADD COLUMN "policed_share" double precision;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "policed_share_of" text;--> statement-breakpoint
ALTER TABLE "police_coverage" ADD COLUMN "share" double precision DEFAULT 1 NOT NULL;