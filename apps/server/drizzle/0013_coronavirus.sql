CREATE TABLE "coronavirus_area" (
	"id" serial PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"residents" integer
);
--> statement-breakpoint
CREATE TABLE "coronavirus_report" (
	"area_id" integer NOT NULL,
	"day" integer NOT NULL,
	"at_least" integer NOT NULL,
	"at_most" integer NOT NULL,
	"release_id" integer NOT NULL,
	CONSTRAINT "coronavirus_report_area_id_day_pk" PRIMARY KEY("area_id","day")
);
--> statement-breakpoint
ALTER TABLE "coronavirus_report" ADD CONSTRAINT "coronavirus_report_area_id_coronavirus_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."coronavirus_area"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coronavirus_report" ADD CONSTRAINT "coronavirus_report_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coronavirus_area_label" ON "coronavirus_area" USING btree ("label");