CREATE TABLE "air_webhook" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"neighborhood" text NOT NULL,
	"category" text NOT NULL,
	"secret" text NOT NULL,
	"after_hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "air_webhook_message" (
	"webhook_id" integer NOT NULL,
	"change" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "air_webhook_message_webhook_id_change_pk" PRIMARY KEY("webhook_id","change")
);
--> statement-breakpoint
ALTER TABLE "air_webhook_message" ADD CONSTRAINT "air_webhook_message_webhook_id_air_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."air_webhook"("id") ON DELETE cascade ON UPDATE no action;