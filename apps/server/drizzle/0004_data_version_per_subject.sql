ALTER TABLE "data_version" DROP CONSTRAINT "data_version_has_one_row";--> statement-breakpoint
ALTER TABLE "data_version" DROP CONSTRAINT "data_version_pkey";--> statement-breakpoint
ALTER TABLE "data_version" ADD COLUMN "subject" text;--> statement-breakpoint
-- the one version there was counted the changes of all subjects: each goes on from it
INSERT INTO "data_version" ("id", "subject", "version", "changed_at")
  SELECT 1, named, "version", "changed_at"
    FROM "data_version", unnest(ARRAY['places', 'bundles', 'crime', 'place-search']) AS named;--> statement-breakpoint
DELETE FROM "data_version" WHERE "subject" IS NULL;--> statement-breakpoint
ALTER TABLE "data_version" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "data_version" ADD PRIMARY KEY ("subject");
