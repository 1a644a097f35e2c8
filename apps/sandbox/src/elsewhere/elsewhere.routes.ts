/** GET /sandbox/elsewhere and /sandbox/elsewhere/<name>. */
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../frame/html.ts';
import { icon } from '../frame/icons.ts';
import { demoTag, page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { copy, type Elsewhere, elsewhere } from './copy.ts';

export function elsewhereRoutes(app: FastifyInstance, site: SandboxPorts): void {
  app.get('/elsewhere', (_request, reply) =>
    reply.send(page({ title: copy.title, current: null, site, body: elsewhereListPage() })),
  );

  app.get<{ Params: { name: string } }>('/elsewhere/:name', (request, reply) => {
    const { name } = request.params;
    const known = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
    if (known === undefined) return reply.callNotFound();
    return reply.send(
      page({ title: known.title, current: null, site, body: elsewherePage(known, site.portalOrigin) }),
    );
  });
}

/** Pages outside the portal: the site that each stands in for, and the way back. They request nothing. */
function elsewherePage({ title, whose, would }: Elsewhere, portalOrigin: string): Html {
  return html`<h1>${title}</h1>
<p class="lead">${copy.stands}</p>
<div class="card sb-narrow">
<dl class="sb-facts"><div><dt>${copy.whose}</dt><dd>${whose}</dd></div><div><dt>${copy.would}</dt><dd>${would}</dd></div></dl>
<div class="button-row"><a class="button" href="${portalOrigin}/">${copy.back}</a><a class="text-link" href="/sandbox/elsewhere">${copy.all}</a></div>
<p class="small second">${copy.closeTab}</p>
</div>`;
}

function elsewhereListPage(): Html {
  const rows = Object.entries(elsewhere).map(
    ([name, { title, whose }]) =>
      html`<li class="sb-row"><span class="sb-tile">${icon('external')}</span><span class="sb-row-words"><strong>${title}</strong><span>${whose}</span></span><a class="text-link" href="/sandbox/elsewhere/${name}">/sandbox/elsewhere/${name}</a></li>`,
  );
  return html`<h1>${copy.title}</h1>
<p class="lead">${copy.lead}</p>
<section class="card sb-below" aria-labelledby="pages">
<div class="sb-card-head"><h2 id="pages">${copy.list}</h2>${demoTag}</div>
<ul class="sb-rows">${rows}</ul>
</section>`;
}
