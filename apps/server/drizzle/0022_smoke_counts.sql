-- readings above 1,000 that the station's reading just before or behind supports are of thick smoke, and count
UPDATE "air_reading" AS r SET "flag" = NULL
 WHERE r."flag" = 'too-high' AND r."concentration" <= 10000 AND (
   250.5 <= (SELECT n."concentration" FROM "air_reading" n WHERE n."station_id" = r."station_id"
               AND n."hour" BETWEEN r."hour" - 3 AND r."hour" - 1 ORDER BY n."hour" DESC LIMIT 1)
   OR 250.5 <= (SELECT n."concentration" FROM "air_reading" n WHERE n."station_id" = r."station_id"
               AND n."hour" BETWEEN r."hour" + 1 AND r."hour" + 3 ORDER BY n."hour" LIMIT 1));
