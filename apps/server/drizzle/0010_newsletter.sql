CREATE TABLE "newsletter_edition" (
	"id" text PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"categories" jsonb NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"note_es" text DEFAULT '' NOT NULL,
	"versions" jsonb,
	"scheduled_at" timestamp with time zone,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"scheduled_by" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_facts" (
	"edition_id" text NOT NULL,
	"area" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "newsletter_facts_edition_id_area_pk" PRIMARY KEY("edition_id","area")
);
--> statement-breakpoint
CREATE TABLE "newsletter_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_facts" ADD CONSTRAINT "newsletter_facts_edition_id_newsletter_edition_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_edition"("id") ON DELETE cascade ON UPDATE no action;