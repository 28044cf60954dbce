CREATE TABLE "bundle_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"of_change" integer,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_former_name" (
	"in_table" text NOT NULL,
	"name" text NOT NULL,
	"now" text NOT NULL,
	CONSTRAINT "bundle_former_name_in_table_name_pk" PRIMARY KEY("in_table","name")
);
