CREATE TABLE "newsletter_letter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mailing_id" text NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"first_try_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"answer" text,
	"returned" text,
	CONSTRAINT "newsletter_letter_once" UNIQUE("mailing_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_mailing" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb,
	"filled_after" uuid,
	"filled_at" timestamp with time zone,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"useful_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_sender" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_letter" ADD CONSTRAINT "newsletter_letter_mailing_id_newsletter_mailing_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."newsletter_mailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letter" ADD CONSTRAINT "newsletter_letter_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "newsletter_letter_due" ON "newsletter_letter" USING btree ("due_at") WHERE "newsletter_letter"."state" in ('waiting', 'in-hand');--> statement-breakpoint
CREATE INDEX "newsletter_letter_subscriber" ON "newsletter_letter" USING btree ("subscriber_id");