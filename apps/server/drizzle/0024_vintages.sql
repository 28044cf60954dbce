ALTER TABLE "release" ADD COLUMN "vintage" integer;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "residents_vintage" integer;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "vintage" integer;--> statement-breakpoint
ALTER TABLE "residents_row" ADD COLUMN "vintage" integer;