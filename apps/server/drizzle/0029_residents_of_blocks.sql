-- Compatible: adds columns that earlier servers leave empty.
ALTER TABLE "residents_row" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "residents_row" ADD COLUMN "latitude" double precision;