CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"comment" text NOT NULL,
	"looking_for" text
);
--> statement-breakpoint
CREATE INDEX "feedback_submitted_at" ON "feedback" USING btree ("submitted_at");