CREATE TABLE "release_code" (
	"release_id" integer NOT NULL,
	"code_id" integer NOT NULL,
	"description" text NOT NULL,
	"brought" boolean NOT NULL,
	"nickname" text,
	CONSTRAINT "release_code_release_id_code_id_pk" PRIMARY KEY("release_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "release_rows" (
	"release_id" integer NOT NULL,
	"chunk" integer NOT NULL,
	"rows" "bytea" NOT NULL,
	CONSTRAINT "release_rows_release_id_chunk_pk" PRIMARY KEY("release_id","chunk")
);
--> statement-breakpoint
ALTER TABLE "release_code" ADD CONSTRAINT "release_code_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_code" ADD CONSTRAINT "release_code_code_id_crime_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."crime_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rows" ADD CONSTRAINT "release_rows_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_code_code" ON "release_code" USING btree ("code_id");--> statement-breakpoint
-- packed already
ALTER TABLE "release_rows" ALTER COLUMN "rows" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The first real records removed the invented ones, but not their releases: such a site called its figures a sample for good.
UPDATE "release" SET "withdrawn_at" = (SELECT min("published_at") FROM "release" WHERE "kind" = 'crime' AND NOT "sample")
	WHERE "kind" = 'crime' AND "sample" AND "withdrawn_at" IS NULL
	AND EXISTS (SELECT FROM "release" WHERE "kind" = 'crime' AND NOT "sample");
