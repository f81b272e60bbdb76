" Drives tipd through a channel of Vim's in the mode lsp. See walking.py for what every client does.

let s:replies = []
let s:results = {}
let s:changed = []
let s:expected = 0

function s:received(channel, message)
  if get(a:message, 'method', '') ==# 'session/changed'
    call add(s:changed, a:message.params)
  endif
endfunction

function s:await(condition, what)
  let start = reltime()
  while !a:condition()
    if reltimefloat(reltime(start)) > 20
      throw a:what
    endif
    sleep 1m
  endwhile
endfunction

function s:message(step)
  let message = {'method': a:step.method}
  if has_key(a:step, 'params')
    let message.params = a:step.params
  endif
  if has_key(a:step, 'carry')
    let value = s:results[a:step.carry.from]
    for key in a:step.carry.path
      let value = value[key]
    endfor
    let message.params[a:step.carry.member] = value
  endif
  return message
endfunction

function s:ask(step)
  let reply = ch_evalexpr(s:channel, s:message(a:step), {'timeout': 20000})
  if empty(reply)
    throw a:step.name .. ': not answered'
  endif
  call add(s:replies, reply)
  let s:results[a:step.name] = get(reply, 'result', v:null)
endfunction

function s:walk(steps)
  for step in a:steps
    if has_key(step, 'notify')
      call ch_sendexpr(s:channel, s:message(step))
    else
      call s:ask(step)
    endif
    let s:expected += len(get(step, 'changed', []))
    call s:await({-> len(s:changed) >= s:expected}, step.name .. ': no session/changed')
  endfor
endfunction

function s:report(members)
  call writefile([json_encode(extend({'replies': s:replies, 'changed': s:changed}, a:members))], $TIPD_REPORT)
endfunction

let s:job = job_start([$TIPD_PROGRAM],
      \ {'in_mode': 'lsp', 'out_mode': 'lsp', 'noblock': 1, 'callback': function('s:received')})
let s:channel = job_getchannel(s:job)
try
  let s:steps = json_decode(join(readfile($TIPD_STEPS), "\n"))
  call s:walk(s:steps)
  if s:steps[-1].method ==# 'exit'
    call s:await({-> job_status(s:job) ==# 'dead'}, 'tipd did not exit')
    call s:report({'status': job_info(s:job).exitval})
  else
    call s:report({'status': v:null})
    while 1
      sleep 1
    endwhile
  endif
catch
  call s:report({'failure': v:exception .. ' at ' .. v:throwpoint})
endtry
qall!
