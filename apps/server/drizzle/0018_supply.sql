ALTER TABLE "agency_month" DROP CONSTRAINT "agency_month_agency_id_month_pk";--> statement-breakpoint
ALTER TABLE "agency_month" ADD CONSTRAINT "agency_month_release_id_agency_id_month_pk" PRIMARY KEY("release_id","agency_id","month");--> statement-breakpoint
ALTER TABLE "agency_month" ADD COLUMN "areas" text[];--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "withdrawn_at" timestamp with time zone;