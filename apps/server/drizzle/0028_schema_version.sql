-- Compatible: adds a table that earlier servers neither read nor write.
CREATE TABLE "schema_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"writable_from" bigint NOT NULL,
	CONSTRAINT "schema_version_one_row" CHECK ("schema_version"."id")
);
