/// The feed that the program shows without any set-up: made up, with something of everything that feeds contain.
public enum BundledFeed {
  /// The document, RSS 2.0 with the extensions that podcasts and magazines use.
  public static let text = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:media="http://search.yahoo.com/mrss/">
      <channel>
        <title>Tidewater Notes</title>
        <link>https://tidewater.example/</link>
        <description>Boats, weather and the people between them.</description>
        <language>en-GB</language>
        <item>
          <title>How lighthouses learned to blink</title>
          <link>https://tidewater.example/lighthouses</link>
          <guid isPermaLink="true">https://tidewater.example/lighthouses</guid>
          <pubDate>Mon, 09 Mar 2026 07:30:00 +0000</pubDate>
          <dc:creator>Ada Quill</dc:creator>
          <dc:creator>Tomas Brek</dc:creator>
          <category>History</category>
          <category>Light</category>
          <description><![CDATA[<p>A light that <em>always</em> burns tells you that there is land. A light that blinks tells
            you <strong>which</strong> land. We followed one keeper&rsquo;s clockwork from the
            <a href="/workshop">workshop</a> to the lamp room.</p>
            <p><img src="/img/lamp.jpg" alt="The lamp"></p>]]></description>
        </item>
        <item>
          <title>Episode 12: The fog signal</title>
          <link>https://tidewater.example/episodes/12</link>
          <guid isPermaLink="false">tidewater-episode-12</guid>
          <pubDate>Sat, 07 Mar 2026 18:00:00 +0000</pubDate>
          <itunes:author>Ada Quill</itunes:author>
          <itunes:duration>31:05</itunes:duration>
          <category>Podcast</category>
          <enclosure url="https://media.tidewater.example/12.mp3" type="audio/mpeg" length="29843200"/>
          <description>Two horns, one valley, and an echo that sank a ferry timetable.</description>
        </item>
        <item>
          <title>Watch: splicing an eye in three minutes</title>
          <link>https://tidewater.example/watch/eye-splice</link>
          <guid isPermaLink="false">tidewater-video-4</guid>
          <pubDate>Fri, 06 Mar 2026 12:15:00 +0000</pubDate>
          <dc:creator>Mirela Osk</dc:creator>
          <category>Video</category>
          <category>Knots &amp; ropes</category>
          <media:content url="https://media.tidewater.example/splice.mp4" type="video/mp4" medium="video" duration="187"/>
          <media:thumbnail url="https://media.tidewater.example/splice.jpg" width="640" height="360"/>
          <description><![CDATA[Three strands, three tucks:<ul><li>unlay the end,</li><li>tuck against the lay,</li>
            <li>taper.</li></ul>]]></description>
        </item>
        <item>
          <title>潮の時刻表を読む</title>
          <link>https://tidewater.example/ja/tides</link>
          <guid isPermaLink="true">https://tidewater.example/ja/tides</guid>
          <pubDate>Thu, 05 Mar 2026 09:00:00 +0900</pubDate>
          <dc:creator>森野 汐</dc:creator>
          <category>潮汐</category>
          <description>満潮と干潮の差は、月の位置だけでなく、湾の形にも左右されます。この記事では、港の掲示板にある時刻表の読み方を、実際の数字を使って説明します。</description>
        </item>
        <item>
          <title>Episode 11: Salt in the bread</title>
          <link>https://tidewater.example/episodes/11</link>
          <guid isPermaLink="false">tidewater-episode-11</guid>
          <pubDate>Sat, 28 Feb 2026 18:00:00 +0000</pubDate>
          <itunes:author>Tomas Brek</itunes:author>
          <itunes:duration>1:02:40</itunes:duration>
          <category>Podcast</category>
          <category>Food</category>
          <enclosure url="https://media.tidewater.example/11.m4a" type="audio/mp4" length="60211000"/>
          <description>A baker on an island without flour explains patience.</description>
        </item>
        <item>
          <title>A barometer from two jars</title>
          <link>https://tidewater.example/make/barometer</link>
          <guid isPermaLink="true">https://tidewater.example/make/barometer</guid>
          <pubDate>Tue, 24 Feb 2026 06:45:00 +0000</pubDate>
          <dc:creator>Mirela Osk</dc:creator>
          <category>Make</category>
          <category>Weather</category>
          <description>Water, a balloon and a straw.</description>
          <content:encoded><![CDATA[<p>Stretch the balloon over the jar and glue the straw to its middle. When the air outside
            grows heavy, the skin sinks and the tip of the straw rises.</p><blockquote>Falling tip, reef early.</blockquote>
            <p>Sources: <a href="https://weather.example/pressure">pressure, explained</a>.</p>
            <img src="https://tidewater.example/img/jar-1.jpg"><img src="https://tidewater.example/img/jar-2.jpg">]]></content:encoded>
        </item>
        <item>
          <title>Letters: on the colour of harbour doors</title>
          <link>https://tidewater.example/letters/doors</link>
          <guid isPermaLink="true">https://tidewater.example/letters/doors</guid>
          <pubDate>Sun, 22 Feb 2026 10:00:00 +0000</pubDate>
          <author>letters@tidewater.example (The readers)</author>
          <category>Letters</category>
          <description>Green for pilots, blue for widows, red for whoever had red paint. You wrote in, and you disagree.</description>
        </item>
      </channel>
    </rss>
    """#
}
