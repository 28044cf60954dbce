CREATE TABLE "address_street" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"houses" "bytea" NOT NULL,
	"stretches" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "address_street_key" ON "address_street" USING btree ("source","words","city","postcode");