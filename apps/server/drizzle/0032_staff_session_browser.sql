-- Compatible: adds a column that earlier servers leave empty.
ALTER TABLE "staff_session" ADD COLUMN "browser" text;