-- Compatible: adds a table that earlier servers neither read nor write.
CREATE TABLE "air_forecast" (
	"area" text NOT NULL,
	"state" text NOT NULL,
	"valid_on" date NOT NULL,
	"pollutant" text NOT NULL,
	"issued_on" date NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"aqi" integer,
	"category" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"is_action_day" boolean NOT NULL,
	"discussion" text NOT NULL,
	"agency" text NOT NULL,
	"release_id" integer NOT NULL,
	CONSTRAINT "air_forecast_area_state_valid_on_pollutant_pk" PRIMARY KEY("area","state","valid_on","pollutant")
);
--> statement-breakpoint
ALTER TABLE "air_forecast" ADD CONSTRAINT "air_forecast_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;