CREATE TABLE "coverage_row" (
	"partition" text NOT NULL,
	"line" integer NOT NULL,
	"area" text NOT NULL,
	"agency" text NOT NULL,
	CONSTRAINT "coverage_row_partition_line_pk" PRIMARY KEY("partition","line")
);
--> statement-breakpoint
CREATE TABLE "residents_row" (
	"partition" text NOT NULL,
	"line" integer NOT NULL,
	"area" text NOT NULL,
	"residents" integer NOT NULL,
	"year" integer,
	"source" text NOT NULL,
	CONSTRAINT "residents_row_partition_line_pk" PRIMARY KEY("partition","line")
);
--> statement-breakpoint
-- what is served is what the files in force say of the areas there are
INSERT INTO "residents_row" ("partition", "line", "area", "residents", "year", "source")
  SELECT "partition", row_number() OVER (PARTITION BY "partition" ORDER BY "slug" COLLATE "C"), "slug", "residents",
         "residents_year", coalesce("residents_source", '')
    FROM "area" WHERE "residents" IS NOT NULL;--> statement-breakpoint
INSERT INTO "coverage_row" ("partition", "line", "area", "agency")
  SELECT a."partition", row_number() OVER (PARTITION BY a."partition" ORDER BY a."slug" COLLATE "C", c."agency"), a."slug", c."agency"
    FROM "police_coverage" c JOIN "area" a ON a."id" = c."area_id" WHERE c."basis" = 'stated';
