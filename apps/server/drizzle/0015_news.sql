CREATE TABLE "news_paragraph" (
	"entry" text NOT NULL,
	"language" text NOT NULL,
	"markdown" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_paragraph_entry_language_pk" PRIMARY KEY("entry","language")
);
--> statement-breakpoint
CREATE TABLE "news_told" (
	"id" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"first" jsonb NOT NULL,
	"last" jsonb,
	"sample" boolean NOT NULL
);
