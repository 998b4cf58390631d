-- Sends the texts of a file in turn, each with a part of its own. Arguments: the file, the first text's index,
-- what to replace in each, and what its replacement begins with.
local texts, sent, width = {}, 0, 0
local marks, mark, prefix = {}, '', ''

function init(args)
  local file = io.open(args[1], 'rb')
  while true do
    local length = file:read('*n')
    if not length then break end
    file:read(1)
    texts[#texts + 1] = file:read(length)
  end
  file:close()
  sent, mark, prefix = tonumber(args[2]), args[3], args[4]
  width = #mark - #prefix
  for index, text in ipairs(texts) do marks[index] = text:find(mark, 1, true) ~= nil end
end

function request()
  local index = sent % #texts + 1
  sent = sent + 1
  if not marks[index] then return texts[index] end
  return (texts[index]:gsub(mark, string.format('%s%0' .. width .. 'x', prefix, sent)))
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"rate":%.2f,"p50":%.3f,"p99":%.3f,"errors":%d}\n',
    summary.requests, summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed
  ))
end
