CREATE TABLE "usage_count" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_count_day_page_event_language_pk" PRIMARY KEY("day","page","event","language")
);
