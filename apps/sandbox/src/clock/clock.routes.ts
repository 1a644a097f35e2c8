/** The sandbox's own time and the reset, which always asks: a GET shows the question, a POST acts. */
import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import { fieldOf } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import { momentFromInput } from '../frame/sandbox-time.ts';
import type { SandboxPorts } from '../ports.ts';
import { clockPage, resetPage } from './clock.page.ts';

export function clockRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  const { clock, portalOrigin } = ports;
  const show = (typed: { day: string; time: string } | null) =>
    page({
      title: typed === null ? copy.clock.title : copy.clock.errorTitle,
      current: 'overview',
      portalOrigin,
      body: clockPage({ now: clock.now(), typed }),
    });

  app.get('/clock', (_request, reply) => reply.send(show(null)));

  app.post('/clock', (request, reply) => {
    const act = fieldOf(request, 'act');
    const step = copy.clock.steps.find(({ id }) => id === act);
    if (step !== undefined) clock.shift(step.milliseconds);
    else if (act === 'real') clock.reset();
    else {
      const typed = { day: fieldOf(request, 'day'), time: fieldOf(request, 'time') };
      const at = momentFromInput(typed.day, typed.time);
      if (at === null) return reply.code(400).send(show(typed));
      clock.shift(at - clock.now());
    }
    return reply.redirect('/sandbox?done=clock', 303);
  });

  app.get('/reset', (_request, reply) =>
    reply.send(page({ title: copy.reset.title, current: 'overview', portalOrigin, body: resetPage() })),
  );

  app.post('/reset', async (_request, reply) => {
    await ports.resetEverything();
    return reply.redirect('/sandbox?done=reset', 303);
  });
}
