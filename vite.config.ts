import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { isHiddenFromSearch, type Route } from './model/routing/route'
import { demoRoutes } from './model/routing/demo-routes'
import { matchRoute, pageTitle, routes, titleOf } from './model/routing/routes'
import { apiBases, isTokenStrategy } from './src/api/api-bases'
import { apiPrefixes } from './server/api-pass'
import { earlyNeeds } from './server/build/early/early-needs'
import { devPictures } from './server/build/dev-pictures'
import { fakeServerBundle } from './server/build/fake-server-bundle'
import { flowPages } from './tools/diagrams/html/flow-pages'
import { openApiAsset } from './server/build/open-api-asset'
import { precompress } from './server/build/precompress'
import { type Head, routeHeads } from './server/build/route-heads'

const drawnIcon = fileURLToPath(new URL('src/ui/drawn-icon.tsx', import.meta.url))

const notFound: Head = {
  title: pageTitle('This page could not be found'),
  description: null,
  canonical: null,
  noindex: true,
  layout: 'default',
}

/** What a build for a real server has no page for. */
const isOfDemo = (route: Route): boolean => demoRoutes.includes(route)

/** A pattern with parameters stands for many addresses: the page itself names the canonical one. */
const headOf = (route: Route): Head => ({
  title: titleOf(route),
  description: route.description ?? null,
  canonical: /[:*]/.test(route.path) || isHiddenFromSearch(route) ? null : route.path,
  noindex: isHiddenFromSearch(route),
  layout: route.layout,
})

/** What guests' pages and their popups share beyond the shop's frame: lists of goods, fields, dialogs. */
const isCommon =
  /src[\\/](product[\\/](use-last-seen|category-art|list[\\/](card-scroller|product-table)|favorite|price[\\/]prices-note)|hooks[\\/](data[\\/]use-brands|visitor[\\/]use-customer-lazy)|ui[\\/](press|form[\\/]use-active-option|controls[\\/](?!password)|surfaces[\\/](?!tabs)|marks|navigation[\\/](?!path)|feedback[\\/](failed-view|toasts-beside|drawings[\\/](list|lock))))|model[\\/](text[\\/](date|article|barcode|sound|trim)|cart[\\/]find-lines)|hooks[\\/]screen[\\/]use-kept-words|pages[\\/](home[\\/](section|cards|customer[\\/]use-desk)|product[\\/]sections[\\/]use-analogs)|icons[\\/]file-text\./

/** What every page of the demo loads: guests' answers with their data, and the panel beside. What the shop shares with them is there then. */
const groupsOfDemo = [
  { name: 'fake-server', test: /fake-server[\\/]browser\.ts$|src[\\/]demo[\\/]open-demo-store\.ts$/, priority: 4.5 },
  { name: 'demo', test: /src[\\/]demo[\\/]demo-panel\.tsx$/, priority: 3.5 },
]

/** The shop. VITE_API_URL names a real server; without it the build is the demo, with the fake server in the page. */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const apiUrl = env.VITE_API_URL ?? ''
  const needsOf = earlyNeeds({ apiBase: apiUrl === '' ? null : (env.VITE_API_BASE ?? '/api/v1'), isTokenStrategy: isTokenStrategy(env) })
  return {
    define: {
      __IN_SERVER__: 'false',
      __FAKE_SERVER__: JSON.stringify(apiUrl === ''),
      __TOKEN_STRATEGY__: JSON.stringify(isTokenStrategy(env)),
      __API_BASES__: JSON.stringify(apiBases(env)),
    },
    plugins: [
      react(),
      routeHeads({
        routes: routes
          .filter((route) => apiUrl === '' || !isOfDemo(route))
          .map((route) => ({ path: route.path, head: headOf(route), early: needsOf(route) })),
        notFound,
        of: (pathname) => {
          const found = matchRoute(pathname)
          return found && !(isOfDemo(found.route) && apiUrl !== '') ? headOf(found.route) : notFound
        },
        origin: env.VITE_SITE_ORIGIN ?? '',
      }),
      flowPages(),
      devPictures(),
      fakeServerBundle(apiUrl === ''),
      openApiAsset(apiBases(env)),
      precompress(),
    ],
    resolve: {
      // Icons come as data: what draws them is the shop's own, a tenth of theirs and quicker.
      alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: drawnIcon }],
    },
    server: {
      proxy: apiUrl.startsWith('http')
        ? Object.fromEntries(apiPrefixes.map((prefix) => [prefix, { target: apiUrl, changeOrigin: true }]))
        : {},
    },
    build: {
      target: 'es2022',
      cssTarget: ['chrome109', 'firefox115', 'safari16.4'],
      // What knows no module preloads loads the same files a little later. What the scripts of pages import they name themselves: a list of it for
      // all pages would be in the first script, and grow with each page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (chunk, files, { hostType }) =>
          hostType === 'html' || !/-page-[\w-]+\.js$/.test(chunk) ? files : files.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: {
        // What jspdf loads on demand to draw HTML and SVG, which nothing here asks of it.
        external: ['canvg', 'dompurify', 'html2canvas'],
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|wouter|use-sync-external-store|regexparam|xstate|@xstate)[\\/]/,
                priority: 9,
              },
              { name: 'shop', tags: ['$initial'], priority: 5 },
              ...(apiUrl === '' ? groupsOfDemo : []),
              { name: 'common', test: isCommon, priority: 4 },
              { name: 'catalog', test: /src[\\/]pages[\\/]catalog[\\/]catalog-page\.tsx$/, priority: 3 },
              {
                name: 'customer',
                test: /(app[\\/]customer[\\/](parts|start-customer)|model[\\/](contract[\\/]further|text[\\/]place)|hooks[\\/](screen[\\/]run-after-paint|visitor[\\/]use-region-switch)|cart[\\/]saved[\\/]opened-page|product[\\/]product-link)\.tsx?$|icons[\\/](pencil|plus|trash|truck|undo-2)\./,
                priority: 2,
              },
            ],
          },
        },
      },
    },
  }
})
