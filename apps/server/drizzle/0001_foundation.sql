CREATE TABLE "big_bundle" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nickname" (
	"name" text PRIMARY KEY NOT NULL,
	"small_bundle" text
);
--> statement-breakpoint
CREATE TABLE "small_bundle" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "small_bundle_big" (
	"small_bundle" text NOT NULL,
	"big_bundle" text NOT NULL,
	CONSTRAINT "small_bundle_big_small_bundle_big_bundle_pk" PRIMARY KEY("small_bundle","big_bundle")
);
--> statement-breakpoint
CREATE TABLE "agency" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_month" (
	"agency_id" integer NOT NULL,
	"month" integer NOT NULL,
	"release_id" integer NOT NULL,
	CONSTRAINT "agency_month_agency_id_month_pk" PRIMARY KEY("agency_id","month")
);
--> statement-breakpoint
CREATE TABLE "crime_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"agency" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"nickname" text
);
--> statement-breakpoint
CREATE TABLE "crime_month" (
	"partition" text NOT NULL,
	"agency_id" integer NOT NULL,
	"month" integer NOT NULL,
	"cells" "bytea" NOT NULL,
	CONSTRAINT "crime_month_partition_agency_id_month_pk" PRIMARY KEY("partition","agency_id","month")
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"agency_id" smallint NOT NULL,
	"number" text collate "C" NOT NULL,
	"code_id" integer NOT NULL,
	"occurred_at" timestamp NOT NULL,
	"month" smallint NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"neighborhood_id" integer,
	"zipcode_id" integer,
	"tract_id" integer,
	"release_id" integer NOT NULL,
	CONSTRAINT "incident_agency_id_number_pk" PRIMARY KEY("agency_id","number")
);
--> statement-breakpoint
CREATE TABLE "area" (
	"id" serial PRIMARY KEY NOT NULL,
	"partition" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"city" text,
	"region" text,
	"residents" integer,
	"residents_year" integer,
	"residents_source" text,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"coordinates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "police_coverage" (
	"area_id" integer NOT NULL,
	"agency" text NOT NULL,
	"basis" text DEFAULT 'stated' NOT NULL,
	CONSTRAINT "police_coverage_area_id_agency_pk" PRIMARY KEY("area_id","agency")
);
--> statement-breakpoint
CREATE TABLE "release" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"fingerprint" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_new" integer DEFAULT 0 NOT NULL,
	"rows_updated" integer DEFAULT 0 NOT NULL,
	"rows_unchanged" integer DEFAULT 0 NOT NULL,
	"rows_rejected" integer DEFAULT 0 NOT NULL,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nickname" ADD CONSTRAINT "nickname_small_bundle_small_bundle_name_fk" FOREIGN KEY ("small_bundle") REFERENCES "public"."small_bundle"("name") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "small_bundle_big" ADD CONSTRAINT "small_bundle_big_small_bundle_small_bundle_name_fk" FOREIGN KEY ("small_bundle") REFERENCES "public"."small_bundle"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "small_bundle_big" ADD CONSTRAINT "small_bundle_big_big_bundle_big_bundle_name_fk" FOREIGN KEY ("big_bundle") REFERENCES "public"."big_bundle"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "agency_month" ADD CONSTRAINT "agency_month_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_month" ADD CONSTRAINT "agency_month_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crime_code" ADD CONSTRAINT "crime_code_nickname_nickname_name_fk" FOREIGN KEY ("nickname") REFERENCES "public"."nickname"("name") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "police_coverage" ADD CONSTRAINT "police_coverage_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agency_slug" ON "agency" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "crime_code_agency_code" ON "crime_code" USING btree ("agency","code");--> statement-breakpoint
CREATE INDEX "incident_agency_month" ON "incident" USING btree ("agency_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "area_partition_slug" ON "area" USING btree ("partition","slug");