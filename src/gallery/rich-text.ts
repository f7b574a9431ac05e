import { readRichText } from '#contract/rich-text.ts'

/** Every element that content may use. */
export const richText =
  readRichText(`<p>A pivot lays down <strong>a lot of water</strong> and not much patience: see <a href="#main">the trial</a>.</p>
<h2>Set-up</h2><ul><li>Maize at tasselling</li><li>Hollow cone, 3 bar</li></ul>
<h3>What the cards said</h3>
<table><caption>Card area covered, %</caption><thead><tr><th>Height</th><th>Fine, 150 µm</th><th>Coarse, 350 µm</th></tr></thead>
<tbody><tr><td>Top leaf</td><td>31</td><td>19</td></tr><tr><td>Third leaf below the ear</td><td>5</td><td>7</td></tr></tbody></table>
<ol><li>Spray when the leaf is dry.</li><li>Leave six hours before the next pass.</li></ol>
<blockquote>Medium won at every height except the top leaf.</blockquote>
<dl><dt>Drift line</dt><dd>Five metres downwind</dd></dl><hr><aside><p>One field, one day, one variety.</p></aside>`)
