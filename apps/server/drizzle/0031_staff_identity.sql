-- Compatible: adds a table that earlier servers neither read nor write.
CREATE TABLE "staff_identity" (
	"member_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_identity_member_id_issuer_pk" PRIMARY KEY("member_id","issuer"),
	CONSTRAINT "staff_identity_account" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_identity" ADD CONSTRAINT "staff_identity_member_id_staff_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;