CREATE TABLE "air_reading" (
	"station_id" integer NOT NULL,
	"hour" integer NOT NULL,
	"concentration" real NOT NULL,
	"flag" text,
	"release_id" integer NOT NULL,
	CONSTRAINT "air_reading_station_id_hour_pk" PRIMARY KEY("station_id","hour")
);
--> statement-breakpoint
CREATE TABLE "air_station" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "air_reading" ADD CONSTRAINT "air_reading_station_id_air_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."air_station"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_reading" ADD CONSTRAINT "air_reading_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "air_station_code" ON "air_station" USING btree ("code");