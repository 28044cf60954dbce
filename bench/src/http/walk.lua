-- Requests the lines of a file one after another: wrk -s walk.lua URL -- FILE FIRST_LINE
local addresses = {}
local at = 0

function init(words)
  for line in io.lines(words[1]) do addresses[#addresses + 1] = line end
  at = tonumber(words[2]) % #addresses
end

function request()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end
