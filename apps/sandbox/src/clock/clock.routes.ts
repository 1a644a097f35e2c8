/** The sandbox's own time and the reset, which needs a confirmation: a GET shows the question, a POST acts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copy } from '../copy.ts';
import { readField } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { formatSandboxDay, momentFromInput } from '../frame/sandbox-time.ts';
import type { SandboxClock, SandboxPorts } from '../ports.ts';
import { type ClockView, clockPage, resetPage } from './clock.page.ts';

/** Problem of an instant to move to; every day up to it would have to be generated. */
function problemWith(at: number | null, { earliest, latest }: SandboxClock): string | null {
  if (at === null) return copy.clock.wrong;
  return at < earliest || at > latest
    ? copy.clock.outside(formatSandboxDay(earliest), formatSandboxDay(latest))
    : null;
}

/** Target of a form: a step ahead, or the typed day and time. */
function wanted(request: FastifyRequest, now: number): { at: number | null; typed: ClockView['typed'] } {
  const step = copy.clock.steps.find(({ id }) => id === readField(request, 'act'));
  if (step !== undefined) return { at: now + step.milliseconds, typed: null };
  const typed = { day: readField(request, 'day'), time: readField(request, 'time') };
  return { at: momentFromInput(typed.day, typed.time), typed };
}

function clockForms(app: FastifyInstance, ports: SandboxPorts): void {
  const { clock } = ports;
  const show = (typed: ClockView['typed'], problem: string | null) =>
    page({
      title: problem === null ? copy.clock.title : copy.clock.errorTitle,
      current: 'overview',
      site: ports,
      styles: ['clock.css'],
      body: clockPage({ now: clock.now(), typed, problem }),
    });

  app.get('/clock', (_request, reply) => reply.send(show(null, null)));

  app.post('/clock', (request, reply) => {
    if (readField(request, 'act') === 'real') clock.reset();
    else {
      const now = clock.now();
      const { at, typed } = wanted(request, now);
      const problem = problemWith(at, clock);
      if (at === null || problem !== null) return reply.code(400).send(show(typed, problem));
      clock.shift(at - now);
    }
    return reply.redirect('/sandbox?done=clock', 303);
  });
}

function resetForm(app: FastifyInstance, ports: SandboxPorts): void {
  const show = (failed: boolean) =>
    page({
      title: failed ? copy.reset.failedTitle : copy.reset.title,
      current: 'overview',
      site: ports,
      body: resetPage(failed),
    });

  app.get('/reset', (_request, reply) => reply.send(show(false)));

  app.post('/reset', async (request, reply) => {
    try {
      await ports.resetEverything();
    } catch (problem) {
      request.log.error({ err: problem }, 'resetting the demo world failed');
      return reply.code(503).send(show(true));
    }
    return reply.redirect('/sandbox?done=reset', 303);
  });
}

export function clockRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  clockForms(app, ports);
  resetForm(app, ports);
}
