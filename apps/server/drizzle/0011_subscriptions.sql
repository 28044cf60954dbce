CREATE TABLE "subscriber" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"language" text NOT NULL,
	"how_often" text DEFAULT 'monthly' NOT NULL,
	"alerts" text[] DEFAULT '{}'::text[] NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"links_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriber_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
CREATE TABLE "subscriber_neighborhood" (
	"subscriber_id" uuid NOT NULL,
	"neighborhood" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "subscriber_neighborhood_subscriber_id_neighborhood_pk" PRIMARY KEY("subscriber_id","neighborhood")
);
--> statement-breakpoint
CREATE TABLE "subscriber_secret" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber_suppressed" (
	"mark" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_grant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_hash" text NOT NULL,
	"password_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"address" text,
	"subscriber_id" uuid,
	"language" text NOT NULL,
	"waiting" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_grant_user_hash_unique" UNIQUE("user_hash")
);
--> statement-breakpoint
ALTER TABLE "subscriber_neighborhood" ADD CONSTRAINT "subscriber_neighborhood_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "subscription_grant" ADD CONSTRAINT "subscription_grant_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "subscription_grant_address" ON "subscription_grant" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "subscription_grant_subscriber" ON "subscription_grant" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "subscription_grant_expires_at" ON "subscription_grant" USING btree ("expires_at");